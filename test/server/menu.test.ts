import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as v from 'valibot'
import { onPostgreSQL } from './support/databases.ts'

const address = '/globalflexit/ajax/modules/menu/mobile-menu.php'

interface Item {
  id_page: number
  id_parent: number
  nom_page: string
  lien: string
  adresse: string
  class_theme_style: string
  menu_param: string
  enfant: Item[]
}

const item: v.GenericSchema<Item> = v.strictObject({
  id_page: v.pipe(v.number(), v.integer()),
  id_parent: v.number(),
  nom_page: v.pipe(v.string(), v.minLength(1)),
  lien: v.pipe(v.string(), v.startsWith('/')),
  adresse: v.string(),
  class_theme_style: v.string(),
  menu_param: v.string(),
  enfant: v.lazy(() => v.array(item)),
})

const menu = v.array(
  v.variant('type', [
    v.strictObject({ type: v.literal('menu'), data: v.array(item) }),
    v.strictObject({ type: v.literal('spacer') }),
    v.strictObject({ type: v.literal('clone'), data: v.string() }),
  ]),
)

const flat = (items: Item[]): Item[] => items.flatMap((one) => [one, ...flat(one.enfant)])
const depth = (items: Item[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map(({ enfant }) => depth(enfant)))

onPostgreSQL('menu', (shop) => {
  const read = async () => v.parse(menu, (await shop.visitor().post(address, { configmenu: 'principal' })).json())
  const itemsOf = (entries: v.InferOutput<typeof menu>) =>
    entries.flatMap((entry) => (entry.type === 'menu' ? entry.data : []))

  it('MENU-02 a configuration is a list of menus, spaces and copies of page content', async () => {
    const entries = await read()
    assert.deepEqual(new Set(entries.map(({ type }) => type)), new Set(['menu', 'spacer', 'clone']))
    const page = (await shop.visitor().get('/')).text
    for (const entry of entries) {
      if (entry.type === 'clone') assert.ok(page.includes(`id="${entry.data.slice(1)}"`), entry.data)
    }
  })

  it('MENU-03 three levels, 200 entries and more, each with its parent, some with another name and a subtitle', async () => {
    const items = itemsOf(await read())
    const all = flat(items)
    assert.ok(all.length >= 200, String(all.length))
    assert.equal(depth(items), 3)
    assert.equal(new Set(all.map(({ id_page }) => id_page)).size, all.length)
    for (const parent of all) for (const child of parent.enfant) assert.equal(child.id_parent, parent.id_page)
    const parameters = all
      .filter(({ menu_param }) => menu_param)
      .map(({ menu_param }) => JSON.parse(menu_param) as object)
    assert.ok(parameters.some((value) => 'subtitle' in value))
    assert.ok(parameters.some((value) => 'nom_page' in value))
  })

  it('MENU-12 the page says where it is, by the ids of the menu', async () => {
    const all = flat(itemsOf(await read()))
    const { text } = await shop.visitor().get('/article/bol-kerguen')
    const [, page, parent, trail = ''] =
      /data-idpage="(\d+)" data-idparent="(\d+)" data-filariane="([\d,]+)"/.exec(text) ?? []
    const entry = all.find(({ lien }) => lien === '/article/bol-kerguen')
    assert.equal(Number(page), entry?.id_page)
    assert.equal(Number(parent), entry?.id_parent)
    assert.equal(trail.split(',').length, 3)
    for (const id of trail.split(',')) assert.ok(all.some(({ id_page }) => id_page === Number(id)))
  })

  it('MENU-10 a configuration that does not exist, or none, is an empty list', async () => {
    const visitor = shop.visitor()
    const asked: Record<string, string>[] = [{ configmenu: 'inconnue' }, { configmenu: 'x'.repeat(500) }, {}]
    for (const fields of asked) {
      assert.deepEqual((await visitor.post(address, fields)).json(), [])
    }
  })

  it('MENU-03 every link of the menu leads to a page', async () => {
    const visitor = shop.visitor()
    const links = [...new Set(flat(itemsOf(await read())).map(({ lien }) => lien))]
    for (const link of links) assert.equal((await visitor.get(link)).status, 200, link)
  })
})
