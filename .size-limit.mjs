import { globSync } from 'node:fs'
import { filesOf } from './scripts/build/chunk-graph.mjs'

/** What a page with these elements loads of `dist`, the script of the page included, before its visitor touches anything. */
const page = (name, limit, ...tags) => ({
  name,
  limit,
  gzip: true,
  path: filesOf(...tags).map((file) => `dist/${file}`),
})
const file = (name, limit, pattern) => ({ name, limit, gzip: true, path: globSync(`dist/${pattern}`) })

const home = ['list', 'video', 'page', 'cart-badge', 'track'].map((name) => `flx-${name}`)

/** What a visitor downloads, as it travels (gzip). Limits leave some 5 % of air. */
export default [
  page('Le script de la page, tout compris', '5 kB'),
  file('React et ce qui le tient', '73 kB', 'chunks/react-*.js'),
  page('Une page que l’on n’a pas touchée : flx-page et ce qu’il ajoute', '20 kB', 'flx-page'),
  page('Une page d’accueil que l’on n’a pas touchée : liste, pastille', '72 kB', ...home),
  page('Un diaporama qui avance seul : React compris', '147 kB', 'flx-home-slider'),
  page('Un panier, au premier geste : React compris', '195 kB', 'flx-cart', 'flx-cart-badge'),
  page('Un formulaire, au premier geste : React compris', '147 kB', 'flx-form'),
  page('Une boîte de dialogue ouverte', '126 kB', 'flx-modal'),
  file('La table d’intégrité que porte chaque page', '3 kB', 'importmap.html'),
]
