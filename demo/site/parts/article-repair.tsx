import { type ArticleDetail, sayParts } from '../../server/catalogue/article.ts'

type Repair = ArticleDetail['repair']

const tenths = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1 })

/** The repairability index, beside the price as the law requires (code de l'environnement, L541-9-2). */
export function RepairIndex({ repair }: { repair: Repair }) {
  if (repair?.indexTenths == null) return null
  return (
    <p className="product__repair">
      Indice de réparabilité : <strong>{tenths.format(repair.indexTenths / 10)}</strong> sur 10
    </p>
  )
}

/** The availability of spare parts, shown before the sale (code de la consommation, L111-4 and D111-4). */
export function SpareParts({ repair }: { repair: Repair }) {
  if (!repair) return null
  return <li>Pièces détachées : {sayParts(repair.partsUntil)}</li>
}
