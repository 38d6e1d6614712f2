import type { Entry } from '../entry.ts'

export const listEntry: Entry = {
  tag: 'flx-list',
  title: 'Liste paginée et filtrée',
  family: 'content',
  facts: [
    'La suite arrive quand on approche de la fin, puis attend un clic toutes les quelques pages.',
    'La pagination d’un CMS est suivie telle quelle : `items` désigne les articles, rien d’autre n’est à marquer.',
    'Précédent et Suivant ramènent les articles et la position.',
    'Une page qui ne vient pas laisse ce qui est là, avec « Réessayer ». Une session finie : « Se connecter » à côté, puis la demande repart.',
  ],
  withoutScript: 'Les liens de pages et le formulaire de filtres rechargent la page.',
  live: '<p><a href="/articles">La liste des articles de la boutique</a> est faite ainsi.</p>',
  code: `
    <flx-list load-stop="2">
      <p data-flx-count><span data-flx-shown>24</span> articles sur 310</p>
      <ul data-flx-items><li id="article-1"><a href="/article/1">Bol</a></li></ul>
      <p data-flx-pages><a href="?page=2&amp;paginate=auto" rel="next">Articles suivants</a></p>
    </flx-list>`,
}
