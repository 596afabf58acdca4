import { longestWord } from '@/app/_ui/longest-word'

/** As big as its longest word allows, so that no word is ever broken; 40px are the margins of a phone. */
export function StateWord({ text }: { text: string }) {
  return (
    <p
      style={longestWord(text)}
      className="animate-rise font-head mt-3 text-[length:min(clamp(4.5rem,12vw,10rem),(100vw-40px)/var(--longest))] leading-[0.95] [font-weight:var(--head-weight)] tracking-(--tight) wrap-normal"
    >
      {text}
    </p>
  )
}
