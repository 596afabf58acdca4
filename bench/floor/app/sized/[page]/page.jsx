import sizes from '../../../sizes.json'

const row = 'Gegrilltes Poulet mit Salat, Pommes frites und Knoblauchsauce im Fladenbrot. '

export const dynamicParams = false

export function generateStaticParams() {
  return Object.keys(sizes).map((page) => ({ page }))
}

export default async function Sized({ params }) {
  const { page } = await params
  return <Filled bytes={sizes[page]} />
}

/** A page with so many bytes of HTML: each text stands in it twice, as markup and as React's own data. */
function Filled({ bytes }) {
  const dishes = Math.max(0, Math.round((bytes - 6000) / 530))
  return (
    <main>
      {Array.from({ length: dishes }, (_, index) => (
        <article key={index} className="dish">
          <h2>Dish {index}</h2>
          <p>{row.repeat(2)}</p>
        </article>
      ))}
    </main>
  )
}
