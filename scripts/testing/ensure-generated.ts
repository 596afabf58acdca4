import { ensureBundles, ensurePrismaClient } from '../bootstrap/build.mjs'

/** What tests load and what is no part of the repository, for a run of one file. */
export default async function setup() {
  await ensurePrismaClient()
  await ensureBundles()
}
