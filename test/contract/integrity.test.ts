import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { readDist, scripts } from '../support/dist.ts'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

type WithFlx = { flx: { alert(text: string): Promise<void>; version: string } }

describe('the import map that ships', () => {
  const pages = forSuite(openDistPages)
  afterEach(() => {
    for (const file of scripts()) pages.replace(file, readDist(file))
  })

  const snippet = (): string => readDist('importmap.html').replaceAll('ADRESSE', pages.cdn).replaceAll('NONCE', nonce)

  it('lets every file through that is as it was built', async () => {
    const { page, said } = await pages.open(snippet())
    const told = page.evaluate(() => (globalThis as unknown as WithFlx).flx.alert('Bonjour'))
    await page.getByRole('button', { name: 'OK' }).click()
    await told
    assert.deepEqual(said, [])
  })

  it('stops a chunk that was changed on its way, now and at the next try', async () => {
    const chunk = scripts().find((name) => name.startsWith('chunks/core-')) ?? ''
    pages.replace(chunk, `globalThis.intruder = true\n${readDist(chunk)}`)
    const { page } = await pages.open(snippet())
    for (let attempt = 0; attempt < 2; attempt++) {
      const refused = await page.evaluate(() =>
        (globalThis as unknown as WithFlx).flx.alert('Bonjour').then(
          () => '',
          (error: unknown) => String(error),
        ),
      )
      assert.match(refused, / manque$/)
    }
    assert.equal(await page.evaluate(() => 'intruder' in globalThis), false)
  })

  it('stops an entry that was changed on its way, now and at the next try', async () => {
    const chunk = scripts().find((name) => /^chunks\/(dialogs|modal)-/.test(name)) ?? ''
    pages.replace(chunk, `globalThis.intruder = true\n${readDist(chunk)}`)
    const { page } = await pages.open(snippet())
    for (let attempt = 0; attempt < 2; attempt++) {
      await page.evaluate(() => (globalThis as unknown as WithFlx).flx.alert('Bonjour').catch(() => {}))
    }
    assert.equal(await page.evaluate(() => 'intruder' in globalThis), false)
  })

  it('gives the classic file the same flx, and no other name', async () => {
    const { page, said } = await pages.open(
      `<script nonce="${nonce}">window.before = Object.keys(window)</script>
      <script nonce="${nonce}" src="${pages.cdn}/flx.all.js"></script>`,
    )
    const added = await page.evaluate(() => {
      const { before } = globalThis as unknown as { before: string[] }
      return Object.keys(globalThis).filter((name) => !before.includes(name) && name !== 'before')
    })
    assert.deepEqual(added, ['flx'])
    const { version } = JSON.parse(readDist('integrity.json')) as { version: string }
    assert.equal(await page.evaluate(() => (globalThis as unknown as WithFlx).flx.version), version)
    assert.deepEqual(said, [])
  })
})
