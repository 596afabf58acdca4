/** "Limmat Grill" is set as one word, its second half in the hot colour. */
export function Wordmark({ name, className = '' }: { name: string; className?: string }) {
  const [first = '', ...rest] = name.toLowerCase().split(/\s+/)
  return (
    <span className={`panel:tracking-tight font-extrabold tracking-[-0.05em] ${className}`}>
      {first}
      <span className="text-paprika-ink panel:text-[#ff8165]">{rest.join('')}</span>
    </span>
  )
}
