import { useState } from 'react'
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
  // At once, and of all of them: the answer of the server comes later, perhaps after the next tap.
  const [declined, setDeclined] = useState<readonly string[]>([])
  if (proposals.length === 0) return null
  function answer(name: string, isTaken: boolean) {
    const others = declined.filter((one) => one !== name)
    const all = isTaken ? others : [...others, name]
    setDeclined(all)
    onAnswer(all)
  }
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
              label={<ProposalText proposal={proposal} isTaken={!declined.includes(proposal.name)} />}
              checked={!declined.includes(proposal.name)}
              onChange={({ currentTarget }) => answer(proposal.name, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ProposalTextProps {
  proposal: Proposal
  isTaken: boolean
}

function ProposalText({ proposal, isTaken }: ProposalTextProps) {
  const { name, minimum_age: age, vat_class: vatClass } = proposal
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
