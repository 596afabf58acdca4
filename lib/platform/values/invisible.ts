// By code points, because in a source they would not be seen.
const marks = String.raw`\u034f\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb`
const meaningless = new RegExp(`[${marks}]`, 'gu')

// Scripts whose letters join, and are kept apart or together by a joiner between them.
const joining = 'Arab Syrc Mand Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Java Bali'
const joined = `[${joining.replace(/\w+ ?/g, (script) => String.raw`\p{scx=${script.trim()}}`)}]`
const picture = String.raw`\p{Extended_Pictographic}`
const joiners = new RegExp(
  String.raw`(?<=[${picture}\p{Emoji_Modifier}\ufe0f])\u200d(?=${picture})|(?<=${joined})[\u200c\u200d](?=${joined})|([\u200c\u200d])`,
  'gu',
)
// They choose between pictures of one sign, of Chinese letters too; flags of regions are spelled in tags.
const selectors = new RegExp(String.raw`(?<![${picture}\p{Ideographic}])[\ufe00-\ufe0f](?!\u20e3)`, 'gu')
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u{e0000}-\u{e007f}]/gu

/** Without signs that nobody sees and that carry nothing: two names that look alike are then alike. */
export function withoutInvisible(text: string): string {
  if (isPlain.test(text)) return text
  return text
    .replace(meaningless, '')
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replace(joiners, (joiner, needless: string | undefined) => (needless ? '' : joiner))
    .replace(selectors, '')
    .replace(tags, '$1')
    .replaceAll('\u2800', ' ')
}

// eslint-disable-next-line no-control-regex
const isPlain = /^[\u0000-\u00ac\u00ae-\u0233]*$/
