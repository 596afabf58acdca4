export function Wordmark() {
  return (
    <p className="text-night-ink px-4 text-lg font-extrabold tracking-tight">
      limmat<span className="text-[#ff8165]">grill</span>
    </p>
  )
}
