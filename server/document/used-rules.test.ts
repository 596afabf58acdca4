import { expect, test } from 'vitest'
import { splitStyles } from '@/scripts/launch/build/split-styles'
import { presentIn, usedRules } from './used-rules'

async function used(css: string, html: string): Promise<string> {
  return usedRules(await splitStyles(css), presentIn(html)).replaceAll(/\s+/g, '')
}

test('a page gets the rules of its elements and classes, in the order of the sheet', async () => {
  const css = '@layer base{h1{margin:0}table{margin:1px}}@layer utilities{.b{top:1px}.a{top:2px}.c{top:3px}}'
  expect(await used(css, '<h1 class="a b">x</h1>')).toBe(
    '@layerbase{h1{margin:0}}@layerutilities{.b{top:1px}.a{top:2px}}',
  )
})

test('a rule for the whole page comes along, and one of several selectors is enough', async () => {
  expect(await used(':root{--x:1}.gone,p{top:0}', '<p>x</p>')).toBe(':root{--x:1}.gone,p{top:0}')
})

test('classes are found as Tailwind escapes them and as HTML does', async () => {
  const css = String.raw`.md\:w-\[50\%\]{width:50%}.\[\&_span\]\:red span{color:red}`
  const html = '<div class="md:w-[50%] [&amp;_span]:red"><span>x</span></div>'
  expect(await used(css, html)).toBe(css.replaceAll(/\s+/g, ''))
})

test('what is excluded or one of many alternatives decides nothing', async () => {
  const css = '.a:not(.b){top:0}.a:is(td,th){top:0}.a:has(.z){top:0}'
  expect(await used(css, '<i class="a">x</i>')).toBe(css)
})

test('the looks of another area stay out', async () => {
  const css = ".a:where([data-tone='panel'] *){top:0}"
  expect(await used(css, '<i class="a">x</i>')).toBe('')
  expect(await used(css, '<i data-tone="panel"><i class="a">x</i></i>')).not.toBe('')
})

test('an animation comes with the rule that plays it', async () => {
  const css = '@keyframes pop{from{scale:0}}@keyframes rise{from{scale:0}}.a{animation:pop 1s}'
  expect(await used(css, '<i class="a">x</i>')).toBe('.a{animation:pop1s}@keyframespop{from{scale:0}}')
})

test('addresses that were relative to the sheet are fixed ones', async () => {
  expect(await used('@font-face{src:url(../media/a.woff2)}', '<p>x</p>')).toBe(
    '@font-face{src:url(/_next/static/media/a.woff2)}',
  )
})
