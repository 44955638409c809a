// Every sound is made here, by code: no files. Off until wanted.

type Draw = (at: number, out: AudioNode, sound: AudioContext) => void;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A tone that falls or rises from one pitch to another and dies away. */
function tone(
  at: number,
  out: AudioNode,
  sound: AudioContext,
  from: number,
  to: number,
  long: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const voice = sound.createOscillator();
  const level = sound.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + long);
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, at + long);
  voice.connect(level).connect(out);
  voice.start(at);
  voice.stop(at + long + 0.02);
}

/** A breath of noise around a pitch: water, wood, stone. */
function hiss(
  at: number,
  out: AudioNode,
  sound: AudioContext,
  from: number,
  to: number,
  long: number,
  loud: number,
  sharp = 1,
): void {
  noise ??= rustle(sound);
  const source = sound.createBufferSource();
  const band = sound.createBiquadFilter();
  const level = sound.createGain();
  source.buffer = noise;
  band.type = "bandpass";
  band.Q.value = sharp;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + long);
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(loud, at + 0.01);
  level.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(band).connect(level).connect(out);
  source.start(at, Math.random() * 0.4, long + 0.02);
}

function rustle(sound: AudioContext): AudioBuffer {
  const buffer = sound.createBuffer(1, sound.sampleRate, sound.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

const wood: Draw = (at, out, sound) => {
  tone(at, out, sound, 320, 180, 0.06, 0.5, "triangle");
  hiss(at, out, sound, 1800, 900, 0.03, 0.35, 2);
};

const SOUNDS: Record<string, Draw> = {
  pick: (at, out, sound) => tone(at, out, sound, 300, 620, 0.09, 0.35),
  trade: (at, out, sound) => {
    for (const later of [0, 0.13]) hiss(at + later, out, sound, 900, 2600, 0.14, 0.4, 0.8);
  },
  knock: (at, out, sound) => {
    wood(at, out, sound);
    wood(at + 0.16, out, sound);
  },
  die: (at, out, sound) => {
    for (const later of [0, 0.07, 0.16]) hiss(at + later, out, sound, 2400, 1500, 0.035, 0.5, 3);
  },
  hop: (at, out, sound) => tone(at, out, sound, 420, 300, 0.05, 0.18, "triangle"),
  tile: (at, out, sound) => hiss(at, out, sound, 700, 380, 0.2, 0.5, 1.5),
  peg: (at, out, sound) => hiss(at, out, sound, 3200, 2200, 0.03, 0.5, 4),
  "lost-life": (at, out, sound) => {
    tone(at, out, sound, 240, 90, 0.26, 0.45);
    tone(at + 0.1, out, sound, 160, 260, 0.12, 0.2);
  },
  win: (at, out, sound) => {
    for (const [pitch, loud] of [
      [880, 0.35],
      [1760, 0.18],
      [2637, 0.1],
    ] as const)
      tone(at, out, sound, pitch, pitch * 0.995, 0.29, loud);
  },
  turn: (at, out, sound) => tone(at, out, sound, 1350, 1500, 0.22, 0.14),
  bubble: (at, out, sound) => tone(at, out, sound, 190, 420, 0.1, 0.2),
};

/** Plays a sound by name. */
export function play(name: string, on: boolean): void {
  const draw = SOUNDS[name];
  if (!on || !draw || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = 0.5;
  out.connect(context.destination);
  draw(context.currentTime + 0.01, out, context);
  if (name === "knock" && "vibrate" in navigator) navigator.vibrate([40, 90, 40]);
}
