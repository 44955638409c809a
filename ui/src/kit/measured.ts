/**
 * Tells how large an element is, now and whenever that changes; never asked in the middle of an
 * update, so nothing is laid out twice.
 */
export const measured =
  (tell: (width: number, height: number) => void) => (element: HTMLElement) => {
    const look = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    look.observe(element);
    return () => look.disconnect();
  };
