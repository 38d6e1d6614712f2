import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Context } from 'hono'
import type { AppEnv, RouteModule } from '../server/context.ts'
import { root } from '../server/root.ts'
import { scriptAddress } from '../server/routes/page-context.ts'
import { notFound } from '../server/routes/send-page.tsx'
import { callPage } from './call-page.ts'
import { elementPage } from './element-page.ts'
import { entryFor } from './entries.ts'
import type { Entry } from './entry.ts'
import { findPlaces } from './find.ts'
import { type GuideManifest, readManifest } from './guide-manifest.ts'
import { indexPage } from './index-page.ts'
import { type GuidePage, renderGuidePage } from './layout.ts'
import { html } from './markup.ts'
import { withIndex } from './on-this-page.ts'
import { elementPath, searchPath, suggestionsPath } from './paths.ts'
import { searchPage, suggestions } from './search-page.ts'
import { topics } from './topics.ts'

/**
 * The shop's sheets, then the guide's own rules in the same layer, so that the elements keep their own look. The base
 * comes first, as in the library: later rules win over it.
 */
const siteSheets = [
  'src/core/element/ground.css',
  'src/ui/tokens.css',
  'src/ui/button.css',
  'src/shop/cart/cart.css',
  'demo/site/styles/base.css',
]
const guideSheets = [
  'demo/guide/styles/frame.css',
  'demo/guide/styles/play.css',
  'demo/guide/styles/live.css',
  'demo/guide/styles/reference.css',
  'demo/guide/styles/home.css',
  'demo/guide/styles/search.css',
  'demo/guide/styles/theme.css',
]

async function readSheets(paths: string[]): Promise<string> {
  const sheets = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')))
  return sheets.join('\n')
}

const longestQuestion = 80

function send(
  c: Context<AppEnv>,
  page: Pick<GuidePage, 'title' | 'description' | 'body' | 'asked' | 'beside'>,
  entries: Entry[],
) {
  c.header('Cache-Control', 'no-cache')
  return c.html(
    renderGuidePage({
      ...page,
      body: withIndex(page.body),
      path: c.req.path,
      nonce: c.get('nonce'),
      script: scriptAddress(c.get('origin')),
      catalogue: entries,
    }),
  )
}

const entriesOf = ({ declarations }: GuideManifest): Entry[] => declarations.map(entryFor)

/** Routes of the guide, under `/guide`: the catalogue, a page per element, and pages on what they share. */
export const guideRoutes: RouteModule = (app, services) => {
  const { distDir } = services

  app.get('/guide', async (c) => {
    const manifest = await readManifest(distDir)
    const entries = entriesOf(manifest)
    return send(
      c,
      {
        title: 'Accueil',
        description: 'Le catalogue des éléments flx : exemples à essayer, HTML à copier, attributs et événements.',
        body: indexPage(entries, manifest),
      },
      entries,
    )
  })

  app.get('/guide/guide.css', async (c) => {
    const guide = `@layer site-base {\n${await readSheets(guideSheets)}}\n`
    return c.body(`@layer site-base, flx;\n${await readSheets(siteSheets)}\n${guide}`, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
  })

  app.get('/guide/play.js', async (c) => {
    const { outputFiles } = await build({
      entryPoints: [join(root, 'demo/guide/play/play.ts')],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      minify: true,
    })
    return c.body(outputFiles[0]?.text ?? '', 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
  })

  app.get(searchPath, async (c) => {
    const manifest = await readManifest(distDir)
    const asked = (c.req.query('q') ?? '').slice(0, longestQuestion)
    const body = searchPage(asked, findPlaces(asked, manifest))
    const title = asked.trim() ? `Recherche : ${asked.trim()}` : 'Recherche'
    return send(c, { title, description: 'Chercher dans le guide.', body, asked }, entriesOf(manifest))
  })

  app.get(suggestionsPath, async (c) => {
    const asked = (c.req.query('term') ?? '').slice(0, longestQuestion)
    c.header('Cache-Control', 'no-cache')
    return c.json(suggestions(findPlaces(asked, await readManifest(distDir))))
  })

  app.get('/guide/contrat/:id', async (c) => {
    const page = callPage(c.req.param('id'))
    return page ? send(c, page, entriesOf(await readManifest(distDir))) : notFound(c, services)
  })

  app.get('/guide/:name', async (c) => {
    const name = c.req.param('name')
    const manifest = await readManifest(distDir)
    const entries = entriesOf(manifest)
    const topic = topics.find(({ slug }) => slug === name)
    if (topic) {
      const { title, lead } = topic
      const body = html`<h1>${title}</h1><p class="guide-lead">${lead}</p>${topic.body(manifest)}`
      return send(c, { title, description: lead, body }, entries)
    }
    const declaration = manifest.declarations.find(({ tagName }) => elementPath(tagName) === c.req.path)
    if (!declaration) return notFound(c, services)
    const entry = entryFor(declaration)
    return send(
      c,
      {
        title: entry.title,
        description: declaration.summary ?? '',
        body: await elementPage(entry, declaration, manifest, services, new URL(c.req.url).searchParams),
      },
      entries,
    )
  })
}
