import assert from 'node:assert/strict'
import { it } from 'node:test'
import { eq } from 'drizzle-orm'
import { articleFacts, articleRepairs, articles, bookableHours } from '../../demo/server/schema.ts'
import { onPostgreSQL, type Shop } from './support/databases.ts'

const card =
  /id="article-(\d+)".*?card__name"><a href="\/article\/[^"]+"[^>]*>([^<]+)<.*?data-flx-ttc="">([\d\s]+,\d\d)/gsu

interface Listed {
  ids: number[]
  names: string[]
  /** Euros. */
  prices: number[]
  total: number
  text: string
}

async function read(shop: Shop, query: string): Promise<Listed> {
  const { status, text } = await shop.visitor().get(`/articles${query}`)
  assert.equal(status, 200)
  const found = [...text.matchAll(card)]
  const [, total = '0'] = /articles? sur (\d+)/.exec(text) ?? []
  return {
    ids: found.map(([, id]) => Number(id)),
    names: found.map(([, , name = '']) => name),
    prices: found.map(([, , , price = '']) => Number(price.replace(/\s/g, '').replace(',', '.'))),
    total: Number(total),
    text,
  }
}

const ascending = (values: number[]): boolean => values.every((value, index) => value >= (values[index - 1] ?? value))

onPostgreSQL('the list of articles', (shop) => {
  it('LIST-03 keeps to a range of prices, bounds included, with a comma or a point', async () => {
    const { prices, total } = await read(shop, '?prix_min=9,5&prix_max=12.50')
    assert.ok(total > 5 && total === prices.length)
    assert.ok(prices.includes(9.5) && prices.includes(12.5))
    assert.ok(prices.every((price) => price >= 9.5 && price <= 12.5))
  })

  it('LIST-03 colours add up, and with the stock they are those of one reference', async () => {
    const blue = await read(shop, '?couleur=large')
    const both = await read(shop, '?couleur=large&couleur=ocre')
    assert.ok(blue.total > 0 && both.total > blue.total)
    assert.ok(blue.ids.every((id) => both.ids.includes(id)))
    const sand = await read(shop, '?categorie=bols-et-assiettes&couleur=sable')
    const sandInStock = await read(shop, '?categorie=bols-et-assiettes&couleur=sable&dispo=1')
    assert.ok(sand.names.includes('Bol Kerguen'))
    assert.deepEqual(
      sandInStock.names,
      sand.names.filter((name) => name !== 'Bol Kerguen'),
    )
  })

  it('LIST-03 each colour says how many articles it would show with the other choices', async () => {
    const query = '?categorie=table&prix_min=10&dispo=1'
    const { text } = await read(shop, `${query}&couleur=ocre`)
    const choices = [...text.matchAll(/name="couleur"[^>]*value="([a-z]+)"[^>]*>.*?\((?:<!-- -->)?(\d+)/gsu)]
    assert.ok(choices.length > 3)
    for (const [, colour, total] of choices)
      assert.equal((await read(shop, `${query}&couleur=${colour}`)).total, Number(total), colour)
  })

  it('LIST-03 sorts by price both ways, by name whatever its accents, and by what is new', async () => {
    assert.ok(ascending((await read(shop, '?tri=prix')).prices))
    assert.ok(ascending((await read(shop, '?tri=-prix')).prices.reverse()))
    const { names } = await read(shop, '?categorie=table&tri=nom')
    assert.deepEqual(names, names.toSorted(new Intl.Collator('fr').compare))
    assert.match((await read(shop, '?tri=nouveau')).text.slice(0, 40_000), /Nouveau<\/p>/)
  })

  it('LIST-01 each page leads to the next, in the same order and with the same choices, until the last', async () => {
    const seen: number[] = []
    let query = '?tri=-prix&dispo=1'
    for (let page = 1; query; page++) {
      const { ids, total, text } = await read(shop, query)
      seen.push(...ids)
      assert.match(text, new RegExp(`<span data-flx-shown="">${ids.length}</span> articles? sur ${total}`))
      const [, next = ''] = /href="\/articles([^"]*)" rel="next"/.exec(text) ?? []
      query = next.replaceAll('&amp;', '&')
      if (query) assert.equal(query, `?dispo=1&tri=-prix&page=${page + 1}&paginate=auto`)
      else assert.equal(seen.length, total)
    }
    assert.equal(new Set(seen).size, seen.length)
  })

  it('LIST-03 the form says again what was asked, and leaves out what cannot be', async () => {
    const { text } = await read(shop, '?couleur=ocre&prix_min=5&dispo=1&tri=nom')
    for (const field of [
      /name="prix_min"[^>]*value="5"/,
      /name="couleur"[^>]*checked=""[^>]*value="ocre"|checked=""[^>]*name="couleur"[^>]*value="ocre"/,
      /<option value="nom" selected="">/,
    ]) {
      assert.match(text, field)
    }
    const odd = await read(shop, '?prix_min=-4&prix_max=1e9&couleur=or&dispo=oui&tri=hasard&page=0')
    assert.equal(odd.total, (await read(shop, '')).total)
  })

  it('LIST-03 says when nothing suits', async () => {
    const { ids, text } = await read(shop, '?prix_min=99999')
    assert.deepEqual(ids, [])
    assert.match(text, /Aucun article ne correspond à ces choix\./)
  })

  it('decision 18: a reduction is said with the lowest price of the last 30 days, and counted from it', async () => {
    const { text } = await read(shop, '?categorie=tasses-et-mugs')
    assert.match(
      text,
      /<flx-price ttc="11.9" prior="14.9">.*?11,90\s€.*?−20\s%.*?plus bas sur 30\sjours\s: .*?14,90\s€/su,
    )
    const article = await shop.visitor().get('/article/tasse-ressac')
    assert.match(article.text, /<flx-price ttc="11.9" prior="14.9"[^>]*>/)
    assert.match(
      article.text,
      /<s><span data-flx-prior="">14,90\s€<\/span> <small>TTC<\/small><\/s>.*?−20\s%.*?le plus bas des 30\sderniers jours avant/su,
    )
  })

  it('ART-02 an article tells its size, its material, its care and its maker, when it comes and how it is sent back', async () => {
    const visitor = shop.visitor()
    const bowl = (await visitor.get('/article/bol-kerguen')).text.replaceAll('<!-- -->', '').replace(/\s/g, ' ')
    for (const words of [
      'Diamètre 14 cm',
      'Grès émaillé',
      'TAB-001-1',
      'href="/page/artisan-nolwenn-le-dantec"',
      'trente jours',
    ])
      assert.ok(bowl.includes(words), words)
    assert.match(bowl, /<strong>Livré le \w+ \d+ \p{L}+<\/strong> pour 6,90 €/u)
    assert.match((await visitor.get('/article/hortensia-bleu')).text, /Une plante ne peut pas être renvoyée/)
    assert.match((await visitor.get('/article/savon-algue-et-menthe')).text, /n’a pas été ouvert/)
    const goods = await shop.db().select({ id: articles.id }).from(articles)
    const told = await shop.db().select({ id: articleFacts.articleId }).from(articleFacts)
    const workshops = await shop.db().selectDistinct({ id: bookableHours.articleId }).from(bookableHours)
    assert.equal(told.length, goods.length - workshops.length, 'each article but those that are booked')
  })

  it('LAW-10 says of what is mended whether spare parts can be had, and up to when; its index stands after the price', async () => {
    const pageOf = async (slug: string): Promise<string> => {
      const { status, text } = await shop.visitor().get(`/article/${slug}`)
      assert.equal(status, 200)
      return text.replaceAll('<!-- -->', '').replace(/\s/g, ' ')
    }
    const lamp = await pageOf('lampe-amer')
    assert.match(lamp, /<li>Pièces détachées\s: disponibles jusqu’au 31\sdécembre 2036<\/li>/)
    assert.doesNotMatch(lamp, /réparabilité/, 'a lamp bears no index')
    assert.match(await pageOf('suspension-bouee'), /<li>Pièces détachées\s: non disponibles<\/li>/)
    assert.doesNotMatch(await pageOf('tasse-ressac'), /Pièces détachées/, 'a cup is not mended')
    const [found] = await shop.db().select().from(articles).where(eq(articles.slug, 'lampe-amer'))
    await shop
      .db()
      .update(articleRepairs)
      .set({ indexTenths: 79 })
      .where(eq(articleRepairs.articleId, found?.id ?? 0))
    assert.match(
      await pageOf('lampe-amer'),
      /product__price.*?<\/p><p class="product__repair">Indice de réparabilité\s: <strong>7,9<\/strong> sur 10<\/p>/,
    )
  })
})
