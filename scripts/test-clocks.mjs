import { runTallied } from './testing/tallied-command.mjs'

// npm run test:clocks [-- NAME …]: the suite without browser on other days and in other places.
await runTallied(async (tally, folder) => {
  const { ensureBundles, ensurePrismaClient } = await import('./launch/build.mjs')
  const { forgetSettings } = await import('./testing/clean-environment.mjs')
  const { environmentOf, SETTINGS } = await import('./testing/shifted-clock.mjs')
  const { runVitest } = await import('./testing/vitest-stage.mjs')
  await ensurePrismaClient()
  await ensureBundles()
  await forgetSettings()
  const wanted = process.argv.slice(2)
  for (const setting of SETTINGS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await tally.stage(setting.name, () => runVitest(folder, { env: environmentOf(setting) }))
  }
})
