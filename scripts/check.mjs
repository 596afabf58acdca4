import { runTallied } from './testing/tallied-command.mjs'

// npm run check: the quick gate, without a build and without a browser.
await runTallied(async (tally, folder) => {
  const { runQuickStages } = await import('./testing/stages.mjs')
  await runQuickStages(tally, folder)
})
