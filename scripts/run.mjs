import { runCommand } from './bootstrap/command.mjs'
import { runTalliedCommand } from './bootstrap/tallied-command.mjs'

const [name = 'start'] = process.argv.splice(2, 1)
await (/^(check$|test)/.test(name) ? runTalliedCommand(name) : runCommand(name))
