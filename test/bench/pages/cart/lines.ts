const euros = (cents: number): number => cents / 100

function wireLine(index: number, quantity: number) {
  const unit = 600 + ((index * 370) % 9000)
  return {
    idligne: String(4100 + index),
    idarticle: String(700 + index),
    idreference: String(1200 + index),
    idanim: '',
    quantite: quantity,
    quantite_max: 99,
    nom: `Article numéro ${index + 1}`,
    reference: `REF-${1200 + index}`,
    options: 'Bleu · M',
    url: `/article/${700 + index}`,
    image: '',
    prix_unitaire_ht: euros(unit),
    prix_unitaire_ttc: euros(Math.round(unit * 1.2)),
    total_ht: euros(unit * quantity),
    total_ttc: euros(Math.round(unit * 1.2) * quantity),
    taux_tva: 20,
    message: '',
  }
}

/** A cart that answers as a shop's server does: every change gives the whole cart, with the totals that follow. */
export class BenchCart {
  #version = 1
  #quantities: number[]

  constructor(size: number) {
    this.#quantities = Array.from({ length: size }, () => 1)
  }

  setQuantity(line: string, quantity: number): void {
    this.#quantities[Number(line) - 4100] = quantity
    this.#version++
  }

  reply() {
    const lignes = this.#quantities.map((quantity, index) => wireLine(index, quantity))
    const total = (name: 'total_ht' | 'total_ttc') =>
      euros(lignes.reduce((sum, line) => sum + Math.round(line[name] * 100), 0))
    const [ht, ttc] = [total('total_ht'), total('total_ttc')]
    return {
      status: 'ok',
      error_msg: '',
      info_msg: '',
      panier: {
        version: this.#version,
        lignes,
        codes: [],
        totaux: {
          articles_ht: ht,
          articles_ttc: ttc,
          remise_ht: 0,
          remise_ttc: 0,
          tva: [{ taux: 20, base: ht, montant: euros(Math.round(ttc * 100 - ht * 100)) }],
          total_ht: ht,
          total_ttc: ttc,
        },
        nb_articles: this.#quantities.reduce((sum, quantity) => sum + quantity, 0),
        aff_prix: 'ttc',
      },
    }
  }
}
