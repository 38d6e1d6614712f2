import type { Page } from '../server/page.ts'
import { type Entry, entries, type Shape } from './menu/entries.ts'

/** An entry as a server writes it for flx. */
const wire = ({ id, parent, name, children }: Entry): unknown => ({
  id_page: id,
  id_parent: parent,
  nom_page: name,
  lien: `/page/${id}`,
  adresse: '',
  class_theme_style: '',
  menu_param: '',
  enfant: children.map(wire),
})

const content: Record<string, string> = {
  flx: '<flx-config base="/pages/menu/"></flx-config><flx-mobile-menu load="now"></flx-mobile-menu>',
  smartmenus: `<link rel="stylesheet" href="/peers/smartmenus/dist/css/sm-core-css.css">
    <link rel="stylesheet" href="/peers/smartmenus/dist/css/sm-simple/sm-simple.css">
    <script src="/peers/jquery/dist/jquery.min.js"></script>
    <script src="/peers/smartmenus/dist/jquery.smartmenus.min.js"></script>
    <div id="place"></div>`,
  shoelace: '<link rel="stylesheet" href="/peers/@shoelace-style/shoelace/cdn/themes/light.css"><div id="place"></div>',
}

/** A page with a menu of `?size=1000&shape=flat` entries of `?subject=flx`, asked for at the click. */
export const page: Page = ({ path, query, form }) => {
  const [size = '', shape = ''] = (form.get('configmenu') ?? query.get('entries') ?? '').split('-')
  if (path) {
    const list = entries(Number(size), shape as Shape)
    const isFlx = path.startsWith('ajax/')
    return { type: 'application/json', body: JSON.stringify(isFlx ? [{ type: 'menu', data: list.map(wire) }] : list) }
  }
  const subject = query.get('subject') ?? ''
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Menu</title>
<button type="button" id="flx-menu-button" data-configmenu="${query.get('entries')}">Menu</button>
${content[subject]}
<script type="module" src="/files/menu/${subject}.js"></script>
<script type="module" src="/files/menu/driver.js"></script>
</html>`
}
