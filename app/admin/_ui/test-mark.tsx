export function TestMark({ word, className = '' }: { word: string; className?: string }) {
  return (
    <strong
      className={`text-poster-ink inline-block rounded-full bg-[#f4b335] px-2.5 py-0.5 text-sm font-bold uppercase print:border-2 print:border-black print:bg-white print:text-black ${className}`}
    >
      {word}
    </strong>
  )
}
