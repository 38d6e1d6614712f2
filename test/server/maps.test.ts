import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startServer } from '../../demo/server/testing.ts'
import { forSuite } from '../support/for-suite.ts'

interface Feature {
  geometry: { type: string; coordinates: [number, number] }
  properties: Record<string, string>
}

describe('the geocoder and the tiles of the map', () => {
  const server = forSuite(startServer)

  const search = async (q: string, limit = '5') => {
    const answer = await fetch(`${server.url}/geocodage/search/?${new URLSearchParams({ q, limit })}`)
    assert.equal(answer.status, 200)
    return (await answer.json()) as { type: string; features: Feature[]; query: string; limit: number }
  }

  it('MAP-01 answers addresses as the address base does: points with a label, the most wanted first', async () => {
    const { type, features, query } = await search('12 rue de Siam, Brest')
    assert.deepEqual([type, query], ['FeatureCollection', '12 rue de Siam, Brest'])
    const [first] = features
    assert.deepEqual(
      [first?.properties['label'], first?.properties['type'], first?.properties['postcode'], first?.geometry.type],
      ['12 Rue de Siam 29200 Brest', 'housenumber', '29200', 'Point'],
    )
    const [longitude = 0, latitude = 0] = first?.geometry.coordinates ?? []
    assert.ok(Math.abs(longitude + 4.486) < 0.02 && Math.abs(latitude - 48.39) < 0.02)
  })

  it('MAP-01 finds a town by its name or its postal code, whatever its accents and case', async () => {
    for (const q of ['BREST', '29200', 'brést']) {
      const { features } = await search(q)
      assert.equal(features[0]?.properties['label'], 'Brest (29200)', q)
    }
  })

  it('MAP-01 a number further along a street is further from the middle of the town', async () => {
    const metres = async (q: string): Promise<number> => {
      const [longitude = 0, latitude = 0] = (await search(q)).features[0]?.geometry.coordinates ?? []
      return Math.hypot(latitude - 48.3904, (longitude + 4.4861) * 0.66)
    }
    assert.ok((await metres('80 rue du Four Brest')) > (await metres('8 rue du Four Brest')) * 4)
  })

  it('gives no more than is asked for, nothing for what is unknown, and refuses what is no search', async () => {
    assert.equal((await search('rue', '3')).features.length, 3)
    assert.equal((await search('rue', '99999')).features.length, 20)
    assert.deepEqual((await search('zzzzzz')).features, [])
    for (const q of ['', 'a', 'a'.repeat(300)]) {
      assert.equal((await fetch(`${server.url}/geocodage/search/?${new URLSearchParams({ q })}`)).status, 400)
    }
  })

  it('MAP-02 says in a TileJSON where its tiles are; a tile of a town names its streets', async () => {
    const json = (await (await fetch(`${server.url}/carte/rues.json`)).json()) as { tiles: string[]; maxzoom: number }
    const z = json.maxzoom
    const x = Math.floor(((-4.4861 + 180) / 360) * 2 ** z)
    const radians = (48.3904 * Math.PI) / 180
    const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z)
    const address = json.tiles[0]?.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
    const answer = await fetch(address ?? '')
    assert.equal(answer.headers.get('Content-Type'), 'application/vnd.mapbox-vector-tile')
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    for (const word of ['transportation_name', 'waterway', 'rue de Siam', 'rue du Four']) {
      assert.ok(text.includes(word), word)
    }
  })

  it('a tile that the numbers do not name is not found', async () => {
    for (const path of ['3/0/0', '15/0/0', '14/99999/0', '10/1024/0']) {
      assert.equal((await fetch(`${server.url}/carte/${path}.pbf`)).status, 404, path)
    }
    assert.equal((await fetch(`${server.url}/carte/10/500/300.pbf`)).status, 200)
  })
})
