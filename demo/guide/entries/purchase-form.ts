import { asc, eq, gt } from 'drizzle-orm'
import type { Services } from '../../server/context.ts'
import { articleImage } from '../../server/media-address.ts'
import { articles, references } from '../../server/schema.ts'
import { html, type Markup } from '../markup.ts'

const enough = 5

/** Renders the plain form that adds an article of the shop, one that is in stock. */
export async function purchaseForm({ db }: Services): Promise<Markup> {
  const [found] = await db
    .select({ article: articles, reference: references })
    .from(references)
    .innerJoin(articles, eq(articles.id, references.articleId))
    .where(gt(references.stock, enough))
    .orderBy(asc(references.id))
    .limit(1)
  if (!found) return html`<p>La boutique n’a plus rien en stock.</p>`
  const { article, reference } = found
  return html`<form class="guide-purchase" method="post" action="/globalflexit/ajax/modules/boutique/panier/add_item.php">
<input type="hidden" name="idarticle" value="${article.id}">
<input type="hidden" name="idreference" value="${reference.id}">
<p><img src="${articleImage(article.shape, reference.colour, article.id, 240)}" width="72" height="72" alt=""> <strong>${article.name}</strong>, ${reference.label}</p>
<label>Quantité <input type="number" name="quantite" value="1" min="1" max="99"></label>
<button>Ajouter au panier</button>
</form>`
}
