import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { formatEuros, longDay } from '../format.ts'
import type { PostalAddress } from '../orders/order-terms.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceContent } from './invoice-content.ts'

/**
 * Fonts embedded in the file: the fourteen standard ones lack letters of some names, and some readers lack these fonts.
 */
const fonts = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')),
}
const ink = '#1c2b33'
const quiet = '#4c5a61'
const line = '#c4ccd0'
const margin = 48

/**
 * Formats an amount with the wider non-breaking space: the narrow one is hardly visible between figures of this size.
 */
const money = (cents: number): string => formatEuros(cents).replaceAll('\u202f', '\u00a0')

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const rate = (permille: number): string => percent.format(permille / 1000)

const countries = new Intl.DisplayNames('fr', { type: 'region' })

const addressLines = ({
  title,
  firstName,
  lastName,
  company,
  street,
  more,
  postalCode,
  city,
  country,
}: PostalAddress) =>
  [
    company,
    [title, firstName, lastName].filter(Boolean).join(' '),
    street,
    more,
    `${postalCode} ${city}`,
    countries.of(country) ?? country,
  ]
    .map((each) => each.trim())
    .filter(Boolean)

type Cell = PDFKit.Mixins.CellOptions

const right = (text: string): Cell => ({ text, align: { x: 'right', y: 'top' } })
const heading = (text: string, isRight = false): Cell => ({
  text,
  type: 'TH',
  font: { src: fonts.bold },
  textColor: quiet,
  align: { x: isRight ? 'right' : 'left', y: 'bottom' },
})

/** Draws lines between rows only. */
const rows = (row: number): PDFKit.Mixins.CellStyle => ({
  border: [row === 0 ? 0 : 0.5, 0, 0, 0],
  borderColor: line,
})

class Sheet {
  readonly #doc: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
    this.#root = doc.struct('Document')
    doc.addStructure(this.#root)
  }

  say(
    tag: 'H1' | 'H2' | 'P',
    text: string,
    options: { size?: number; isBold?: boolean; isQuiet?: boolean } = {},
  ): void {
    const doc = this.#doc
    const { size = 9.5, isBold = tag !== 'P', isQuiet = false } = options
    const write = (): void => {
      doc
        .font(isBold ? fonts.bold : fonts.regular)
        .fontSize(size)
        .fillColor(isQuiet ? quiet : ink)
        .text(text, { lineGap: 1.5 })
    }
    this.#root.add(doc.struct(tag, {}, write))
  }

  gap(points: number): void {
    this.#doc.y += points
  }

  /** Writes two blocks side by side; the text that follows begins below the longer one. */
  beside(left: () => void, other: () => void): void {
    const doc = this.#doc
    const { x, y } = doc
    const half = (doc.page.width - 2 * margin) / 2
    doc.page.margins.right = margin + half + 12
    left()
    const end = doc.y
    doc.page.margins.right = margin
    doc.x = x + half + 12
    doc.y = y
    other()
    doc.x = x
    doc.y = Math.max(end, doc.y)
  }

  table(columns: (number | string)[], data: (string | Cell)[][], indent = 0): void {
    const doc = this.#doc
    doc.font(fonts.regular).fontSize(9).fillColor(ink)
    const options = {
      columnStyles: columns,
      rowStyles: rows,
      defaultStyle: { padding: [4, 3, 4, 3] satisfies [number, number, number, number] },
      position: { x: margin + indent, y: doc.y },
      maxWidth: doc.page.width - 2 * margin - indent,
      // A real option that the types do not declare.
      structParent: this.#root,
    }
    const head = doc.table(options)
    for (const row of data) head.row(row)
    head.end()
    doc.x = margin
  }
}

const sum = ({ vat }: InvoiceContent): number => vat.reduce((total, { tax }) => total + tax, 0)

function identities(sheet: Sheet, { seller, buyer, delivery }: InvoiceContent): void {
  sheet.beside(
    () => {
      sheet.say('H2', 'Vendeur', { isQuiet: true })
      sheet.say('P', [`${seller.name}, ${seller.legalForm}`, ...seller.address, seller.email].join('\n'))
      sheet.say('P', [`SIRET ${seller.siret}`, seller.register, `TVA ${seller.vatNumber}`].join('\n'), {
        isQuiet: true,
      })
    },
    () => {
      sheet.say('H2', 'Client', { isQuiet: true })
      sheet.say('P', addressLines(buyer).join('\n'))
      const elsewhere = delivery && addressLines(delivery).join() !== addressLines(buyer).join()
      if (!elsewhere) return
      sheet.gap(6)
      sheet.say('H2', 'Livré à', { isQuiet: true })
      sheet.say('P', addressLines(delivery).join('\n'))
    },
  )
}

function articles(sheet: Sheet, { lines }: InvoiceContent): void {
  const head = ['Article', 'Qté', 'PU HT', 'TVA', 'Total HT', 'Total TTC']
  sheet.table(
    ['*', 34, 66, 44, 70, 74],
    [
      head.map((text, index) => heading(text, index > 0)),
      ...lines.map(({ name, label, code, quantity, unitHt, vatPermille, totalHt, totalTtc }) => [
        `${name}\n${[label, code].filter(Boolean).join(' · ')}`,
        right(String(quantity)),
        right(money(unitHt)),
        right(rate(vatPermille)),
        right(money(totalHt)),
        right(money(totalTtc)),
      ]),
    ],
  )
}

function totals(sheet: Sheet, content: InvoiceContent, isCredit: boolean): void {
  const { adjustments, vat, total } = content
  if (adjustments.length > 0) {
    sheet.table(
      ['*', 70, 74],
      adjustments.map(({ label, amount }) => [label, right(money(amount.ht)), right(money(amount.ttc))]),
    )
    sheet.gap(10)
  }
  const indent = 200
  sheet.table(
    ['*', 90, 90],
    [
      [heading('Taux de TVA'), heading('Base HT', true), heading('TVA', true)],
      ...vat.map(({ permille, base, tax }) => [rate(permille), right(money(base)), right(money(tax))]),
    ],
    indent,
  )
  sheet.gap(10)
  const strong = (text: string): Cell => ({ text, font: { src: fonts.bold } })
  sheet.table(
    ['*', 90],
    [
      ['Total HT', right(money(total.ht))],
      ['Total TVA', right(money(sum(content)))],
      [
        strong(isCredit ? 'Montant rendu, TTC' : 'Total TTC'),
        { ...right(money(total.ttc)), font: { src: fonts.bold } },
      ],
    ],
    indent,
  )
}

function write(sheet: Sheet, { number, kind, issuedAt, content }: Invoice): void {
  const isCredit = kind === 'credit'
  const { orderNumber, orderedAt, corrects, reason, payment } = content
  sheet.say('P', content.seller.name, { size: 15, isBold: true })
  sheet.gap(14)
  sheet.say('H1', `${isCredit ? 'Avoir' : 'Facture'} ${number}`, { size: 18 })
  sheet.say('P', `Émis${isCredit ? '' : 'e'} le ${longDay(issuedAt)}`)
  sheet.say('P', `Commande ${orderNumber} du ${longDay(orderedAt)}`)
  if (corrects) sheet.say('P', `Corrige la facture ${corrects}. ${reason}`)
  sheet.gap(14)
  identities(sheet, content)
  sheet.gap(16)
  articles(sheet, content)
  sheet.gap(10)
  totals(sheet, content, isCredit)
  sheet.gap(16)
  if (!isCredit) sheet.say('P', `Réglée le ${longDay(issuedAt)} : ${payment}.`)
  sheet.say('P', 'Opérations soumises à la TVA française. Pas d’escompte pour paiement anticipé.', { isQuiet: true })
}

/** Draws an invoice or a credit note as a tagged PDF in French, with its fonts embedded. */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const { number, kind, content, issuedAt } = invoice
  const title = `${kind === 'credit' ? 'Avoir' : 'Facture'} ${number}`
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'fr-FR',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: content.seller.name, CreationDate: issuedAt, ModDate: issuedAt },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<void>((end, fail) => {
    doc.on('end', end)
    doc.on('error', fail)
  })
  write(new Sheet(doc), invoice)
  doc.end()
  await done
  return new Uint8Array(Buffer.concat(parts))
}
