/** As big as its longest word allows, so that no word is ever broken. */
export function StateWord({ text }: { text: string }) {
  const letters = Math.max(...text.split(/\s+/).map((word) => word.length))
  // A bold letter is at most 0.68 of its height wide; 40px are the margins of a phone.
  const fitting = `calc((100vw - 40px) / ${(letters * 0.68).toFixed(2)})`
  return (
    <p
      style={{ fontSize: `min(clamp(4.5rem, 12vw, 10rem), ${fitting})` }}
      className="animate-rise mt-3 leading-[0.95] font-extrabold tracking-[-0.05em] wrap-normal"
    >
      {text}
    </p>
  )
}
