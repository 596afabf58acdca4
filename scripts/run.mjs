import { runCommand, runTalliedCommand } from './bootstrap/command.mjs'

const [name = 'start'] = process.argv.splice(2, 1)
await (/^(check$|test)/.test(name) ? runTalliedCommand(name) : runCommand(name))
