import { ensureSite } from '../launch/build/site'

/** npm run build: what `npm start` would build, for an image or a machine that only serves. */
export async function command() {
  await ensureSite()
}
