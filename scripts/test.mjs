import { runTallied } from './testing/tallied-command.mjs'

// npm test: everything that can be proved on this machine, on data, ports and a build of its own.
await runTallied(async (tally, folder, running) => {
  const { runBuiltStages, runQuickStages } = await import('./testing/stages.mjs')
  await runQuickStages(tally, folder)
  await runBuiltStages(tally, folder, running)
})
