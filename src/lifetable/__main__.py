from lifetable.cli import main

main()
