/** On a 24 grid with one stroke width; decorative, so the control around it needs a name. */
const paths = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  basket: 'M4 9h16l-1.6 9.2a2 2 0 0 1-2 1.8H7.6a2 2 0 0 1-2-1.8L4 9Zm4 0 3-5m5 5-3-5',
  book: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3V4Zm4 4.5h6M9 12.5h6',
  check: 'M5 12.5 10 17.5 19 7',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M12 7v5l3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  close: 'M6 6l12 12M18 6 6 18',
  coin: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM10.5 17V7.5H15M10.5 12H14M9 14.5h4',
  filter: 'M4 7h16M7 12h10M10 17h4',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.3 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  house: 'M4 10.5 5.5 5h13l1.5 5.5M5 10.5V20h14v-9.5M4 10.5h16M10 20v-5.5h4V20',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pause: 'M9 6v12M15 6v12',
  pencil: 'M4 20h4L19 9l-4-4L4 16v4Zm9.5-13.5 4 4',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20a6 6 0 0 1 12 0M16 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.3A6 6 0 0 1 21 20',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20a7 7 0 0 1 14 0',
  phone: 'M6 4h3l1.5 4L8.5 9.5a12 12 0 0 0 6 6L16 13.5l4 1.5v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M8 5.5v13l11-6.5z',
  plus: 'M12 6v12M6 12h12',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 11v9h12v-9',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13',
}

export type IconName = keyof typeof paths

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
