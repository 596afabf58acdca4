import type { WireAnswer } from '@/app/_client/api'
import { CheckField } from '@/app/_ui/field'
import { fill } from '@/lib/i18n/fill'
import { useWords } from '../../_client/admin-words'

type Proposal = WireAnswer<'POST menu/import'>['alcohol'][number]

interface AlcoholProps {
  proposals: readonly Proposal[]
  /** Names of what holds none. */
  onAnswer: (notAlcoholic: string[]) => void
}

/** What is added to dishes that sound like it, each of which the owner may decline. */
export function Alcohol({ proposals, onAnswer }: AlcoholProps) {
  const words = useWords('menuFile')
  if (proposals.length === 0) return null
  const answer = (proposal: Proposal, isTaken: boolean) =>
    onAnswer(notAlcoholicOf(proposals.map((one) => (one === proposal ? { ...one, is_taken: isTaken } : one))))
  return (
    <section className="mt-6" aria-labelledby="menu-file-alcohol">
      <h3 id="menu-file-alcohol" className="mb-3 text-base">
        {words.alcoholTitle}
      </h3>
      <p className="text-ink-soft mb-2 max-w-prose">{words.alcoholLead}</p>
      <ul>
        {proposals.map((proposal) => (
          <li key={proposal.name}>
            <CheckField
              name="alcohol"
              id={`alcohol-${proposal.name}`}
              value={proposal.name}
              label={<ProposalText proposal={proposal} />}
              checked={proposal.is_taken}
              onChange={({ currentTarget }) => answer(proposal, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function notAlcoholicOf(proposals: readonly Proposal[]): string[] {
  return proposals.filter((proposal) => !proposal.is_taken).map(({ name }) => name)
}

function ProposalText({
  proposal: { name, minimum_age: age, vat_class: vatClass, is_taken: isTaken },
}: {
  proposal: Proposal
}) {
  const words = useWords('menuFile')
  const { minimumAgeNames, vatNames } = useWords('menu')
  const added = [
    ...(age === null ? [] : [fill(words.alcoholAge, { age: minimumAgeNames[age === 18 ? 18 : 16] })]),
    ...(vatClass === null ? [] : [fill(words.alcoholVat, { rate: vatNames[vatClass] })]),
  ]
  return (
    <>
      <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>{' '}
      <span className="text-ink-soft">{isTaken ? added.join(', ') : words.alcoholNone}</span>
    </>
  )
}
