import { Fragment, type ReactNode } from 'react'
import { type Block, type Inline, isSafeUrl } from '@/lib/pages/rich-text'
import type { Sections } from '@/lib/pages/sections-of'
import { Link } from './link'

export type ShowWords = (text: string) => ReactNode

/** The owner's text in our elements: no other markup can come out of it. */
export function RichText({ blocks, show }: { blocks: readonly Block[]; show: ShowWords }) {
  return blocks.map((block, place) => <BlockOf key={place} block={block} show={show} />)
}

function BlockOf({ block, show }: { block: Block; show: ShowWords }) {
  switch (block.type) {
    case 'heading': {
      const Heading = block.depth <= 3 ? 'h3' : 'h4'
      return (
        <Heading className="mt-3 font-bold first:mt-0">
          <Words nodes={block.children} show={show} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p className="syllables">
          <Words nodes={block.children} show={show} />
        </p>
      )
    case 'list':
      return <ListOf list={block} show={show} />
    case 'rule':
      return <hr className="border-line" />
    default:
      return null
  }
}

function ListOf({ list, show }: { list: Extract<Block, { type: 'list' }>; show: ShowWords }) {
  const entries = list.items.map((item, place) => (
    <li key={place}>
      <RichText blocks={item} show={show} />
    </li>
  ))
  if (list.start === null) return <ul className="grid list-disc gap-1 pl-6">{entries}</ul>
  return (
    <ol start={list.start} className="grid list-decimal gap-1 pl-6">
      {entries}
    </ol>
  )
}

export function Words({ nodes, show }: { nodes: readonly Inline[]; show: ShowWords }) {
  return nodes.map((node, place) => <Fragment key={place}>{wordsOf(node, show)}</Fragment>)
}

function wordsOf(node: Inline, show: ShowWords): ReactNode {
  if (node.type === 'text') return show(node.text)
  if (node.type === 'break') return <br />
  if (node.type === 'fact') return null
  const words = <Words nodes={node.children} show={show} />
  if (node.type === 'link') return <LinkOf url={node.url}>{words}</LinkOf>
  return node.type === 'strong' ? <strong>{words}</strong> : <em>{words}</em>
}

function LinkOf({ url, children }: { url: string; children: ReactNode }) {
  const className = 'underline underline-offset-4'
  if (!isSafeUrl(url)) return children
  if (url.startsWith('/')) {
    return (
      <Link href={url} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={url} className={className} rel="noopener">
      {children}
    </a>
  )
}

export function Prose({ opening, sections, show }: Sections & { show: ShowWords }) {
  return (
    <div className="@container">
      {opening.length > 0 && (
        <div className="fitted-room mb-8 grid max-w-2xl gap-3">
          <RichText blocks={opening} show={show} />
        </div>
      )}
      <div className="divide-line border-line divide-y border-t">
        {sections.map(({ title, blocks }, place) => (
          <section key={place} className="grid gap-x-10 gap-y-3 py-8 @min-[56rem]:grid-cols-[288px_minmax(0,1fr)]">
            <h2 className="text-lg">
              <Words nodes={title} show={show} />
            </h2>
            <div className="fitted-room grid max-w-2xl content-start gap-3">
              <RichText blocks={blocks} show={show} />
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
