import { html, type Markup } from '../markup.ts'
import { plainCode } from '../parts/code.ts'
import { dedent, prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

/** An excerpt of a file, from a site made with a build tool. */
interface FrameworkSnippet {
  /** Path from the folder of the sites. */
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

/** The code that the guide shows to authors, identical to that of the test sites. */
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
    return plainCode(code, name, /\.(?:ts|js)$/.test(name) ? 'js' : 'html')
  })

export const frameworksTopic: Topic = {
  slug: 'react-vue-svelte',
  title: 'React, Vue, Svelte, Solid',
  group: 'integrations',
  lead: 'Utilisez le paquet avec Vite, Next ou Astro, et vérifiez les types dans vos gabarits.',
  body: () => html`
<p>${prose("`import 'flx'` remplace le script de la page : chaque élément a son fichier dans le site construit, chargé au moment utile. Les fonctions s’importent de la même façon : `import { confirm, toast } from 'flx'`.")}</p>
<p>${prose('Ajoutez au projet un fichier `flx.d.ts` d’une ligne : les gabarits connaissent alors les balises, les attributs et les événements, et une valeur ou un nom incorrect devient une erreur.')}</p>
<p>${prose("Pendant le rendu sur un serveur, `import 'flx'` fournit les mêmes noms sans effet ; une fonction qui demande un navigateur renvoie une erreur claire. Le contenu que vous placez dans un élément figure donc dans le HTML envoyé.")}</p>
<h2 id="react">React 19</h2>
${files(frameworkSnippets.react)}
<h2 id="vue">Vue</h2>
${files(frameworkSnippets.vue)}
<p>${prose('Vue écrit `false` dans l’attribut, dont la présence vaut vrai. Utilisez `null` à la place : `:open="isOpen || null"`. Les types le vérifient.')}</p>
<h2 id="svelte">Svelte</h2>
${files(frameworkSnippets.svelte)}
<p>${prose('Svelte écrit aussi `false` dans l’attribut. Utilisez `open={isOpen || null}`.')}</p>
<h2 id="solid">Solid</h2>
${files(frameworkSnippets.solid)}
<p>${prose('Solid transforme une valeur calculée en propriété, que l’élément lit après le chargement de son code. Pour une valeur qui déclenche ce chargement, utilisez l’attribut : `bool:open={isOpen()}`, `attr:load={moment()}`.')}</p>
<h2 id="next">Next</h2>
${files(frameworkSnippets.next)}
<p>${prose('Un élément ajoute des nœuds à son contenu, alors que React compare d’abord la page au HTML du serveur. Importez donc le script dans un effet, et chaque fonction dans le gestionnaire qui l’appelle.')}</p>
<h2 id="astro">Astro</h2>
${files(frameworkSnippets.astro)}
<p>${prose('Écrivez l’import dans un `<script>` de la page. `astro check` vérifie les balises et les attributs ; `flx/react` et les autres types servent aux composants de ces outils. Astro écrit `false` dans l’attribut : utilisez `open={isOpen || null}`.')}</p>
<h2 id="sans-construire">Sans outil de construction</h2>
<p>${prose('Une page ordinaire n’a pas besoin de ces outils : ajoutez `flx.js` (module) ou `flx.all.js` (script classique).')}</p>`,
}
