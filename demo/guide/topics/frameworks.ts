import { html, type Markup } from '../markup.ts'
import { plainCode } from '../parts/code.ts'
import { dedent, prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

/** A piece of a file of a site that is built. */
interface FrameworkSnippet {
  /** From the folder of the sites. */
  file: string
  code: string
}

const tag = (closed: string, pressed: string): string => `
  <flx-modal id="hours" label="Nos horaires" close-top ${closed}>
    <p>Du mardi au samedi, de 10 h à 19 h.</p>
    <button type="button" ${pressed} place</button>
  </flx-modal>`
const opener = `
  <button type="button" data-flx-show="hours">Nos horaires</button>`
const snippet = (file: string, code: string): FrameworkSnippet => ({ file, code: dedent(code) })

const vite = (name: string, main: string, page: string, code: string): FrameworkSnippet[] => [
  snippet(`${name}/${main}`, "import 'flx'"),
  snippet(`${name}/flx.d.ts`, `import 'flx/${name}'`),
  snippet(`${name}/${page}`, code),
]

/** What the guide tells authors to write, as the sites of our tests have it. */
export const frameworkSnippets = {
  react: vite(
    'react',
    'main.tsx',
    'page.tsx',
    tag('onflx-modal-closed={() => setClosed(closed + 1)}', 'onClick={() => setSeats(seats + 1)}>{seats}'),
  ),
  vue: [
    ...vite('vue', 'main.ts', 'page.vue', opener + tag('@flx-modal-closed="closed++"', '@click="seats++">{{ seats }}')),
    snippet(
      'vue/vite.config.js',
      `
      const isCustomElement = (tag) => tag.startsWith('flx-')

      export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }`,
    ),
  ],
  svelte: vite(
    'svelte',
    'main.ts',
    'page.svelte',
    opener + tag('onflx-modal-closed={() => closed++}', 'onclick={() => seats++}>{seats}'),
  ),
  solid: vite(
    'solid',
    'main.tsx',
    'page.tsx',
    tag('on:flx-modal-closed={() => setClosed(closed() + 1)}', 'onClick={() => setSeats(seats() + 1)}>{seats()}'),
  ),
  next: [
    snippet(
      'next/app/flx.tsx',
      `
      'use client'
      import { useEffect } from 'react'

      /** Elements come to life once React has taken over what the server drew. */
      export function Flx() {
        useEffect(() => void import('flx'), [])
        return null
      }`,
    ),
    snippet('next/app/layout.tsx', '<Flx />'),
    snippet(
      'next/app/page.tsx',
      `
      const empty = async () => {
        const { confirm } = await import('flx')
        if (await confirm('Vider le panier ?')) setSeats(0)
      }`,
    ),
    snippet('next/flx.d.ts', "import 'flx/react'"),
  ],
  astro: [
    snippet('astro/src/pages/index.astro', "import { confirm } from 'flx'"),
    snippet('astro/flx.d.ts', "import 'flx/astro'"),
  ],
} satisfies Record<string, FrameworkSnippet[]>

const files = (snippets: FrameworkSnippet[]): Markup[] =>
  snippets.map(({ file, code }) => {
    const name = file.replace(/^\w+\//, '')
    return html`<p><code>${name}</code></p>${plainCode(code, name)}`
  })

export const frameworksTopic: Topic = {
  slug: 'react-vue-svelte',
  title: 'React, Vue, Svelte, Solid',
  group: 'integrations',
  lead: 'Le paquet dans un site que Vite, Next ou Astro construisent, avec des gabarits vérifiés.',
  body: () => html`
<p>${prose("`import 'flx'` remplace le script de la page : chaque élément a son fichier dans ce que le site construit, et il n’est demandé qu’au moment utile. Les fonctions s’importent de même : `import { confirm, toast } from 'flx'`.")}</p>
<p>${prose('Un fichier `flx.d.ts` d’une ligne, dans le projet, fait connaître balises, attributs et événements aux gabarits : une valeur ou un nom faux y est une erreur.')}</p>
<p>${prose("Sur un serveur qui dessine d’avance, `import 'flx'` a les mêmes noms et ne fait rien ; une fonction qui demande un navigateur le dit. Ce que l’on met dans un élément est donc dans le HTML envoyé.")}</p>
<h2 id="react">React 19</h2>
${files(frameworkSnippets.react)}
<h2 id="vue">Vue</h2>
${files(frameworkSnippets.vue)}
<p>${prose('Vue écrit `false` dans l’attribut, dont la seule présence vaut vrai : donnez `null` à la place, `:open="isOpen || null"`. Les types le demandent.')}</p>
<h2 id="svelte">Svelte</h2>
${files(frameworkSnippets.svelte)}
<p>${prose('Svelte écrit lui aussi `false` dans l’attribut : `open={isOpen || null}`.')}</p>
<h2 id="solid">Solid</h2>
${files(frameworkSnippets.solid)}
<p>${prose('Ce que Solid calcule devient une propriété, que l’élément lit quand son code est là. Pour ce qui le réveille, écrivez l’attribut : `bool:open={isOpen()}`, `attr:load={moment()}`.')}</p>
<h2 id="next">Next</h2>
${files(frameworkSnippets.next)}
<p>${prose('Un élément ajoute des nœuds à ce qu’il contient. React compare d’abord la page au HTML du serveur : le script vient donc après, dans un effet, et une fonction dans le geste qui l’appelle.')}</p>
<h2 id="astro">Astro</h2>
${files(frameworkSnippets.astro)}
<p>${prose('Dans un `<script>` de la page, qu’Astro construit. `astro check` vérifie alors balises et attributs ; `flx/react` et les autres servent aux composants de ces gabarits. Astro écrit `false` dans l’attribut : donnez `null` à la place, `open={isOpen || null}`.')}</p>
<h2 id="sans-construire">Sans construire</h2>
<p>${prose('Rien de tout cela n’est nécessaire à une page ordinaire : un script classique (`flx.all.js`) ou un module (`flx.js`), depuis un CDN, suffisent.')}</p>`,
}
