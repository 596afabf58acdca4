import type { Answer } from '@/app/_client/contract-calls'

/** What an import would change, or has changed. */
export type Outcome = Answer<'POST menu/import'>

/** What a file that cannot be imported is refused with. */
export interface RefusedFile {
  problems: Outcome['warnings']
  problem_count: number
}
