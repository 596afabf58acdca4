import { runCommand } from './bootstrap/command.mjs'

await runCommand('db-release')
