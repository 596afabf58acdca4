import { runCommand } from './bootstrap/command.mjs'

await runCommand('admin-reset')
