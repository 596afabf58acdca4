import { runTalliedCommand } from './bootstrap/tallied-command.mjs'

await runTalliedCommand('test-long')
