/** A common need of sites, and the style sheet for it. A test runs each one. */
export interface ThemeRecipe {
  slug: string
  title: string
  text: string
  css: string
}

export const themeRecipes: ThemeRecipe[] = [
  {
    slug: 'bouton',
    title: 'Appliquer le bouton du site au panier',
    text: 'Écrivez vos règles sur `.flx-…` dans une couche déclarée après celle de flx. Placez la première ligne avant toute autre règle. Dans Safari, `margin-block` avec `var()` est ignoré : écrivez `margin-block-start` et `margin-block-end`.',
    css: `
    @layer flx, flx-site;

    @layer flx-site {
      .flx-cart .flx-button--primary {
        border-radius: 999px;
        background: #7a1f3d;
        color: #fff;
        letter-spacing: 0.02em;
      }
    }`,
  },
  {
    slug: 'police',
    title: 'Changer la police',
    text: 'Les éléments utilisent la police de la page. Deux variables la remplacent pour leurs textes et pour leurs titres.',
    css: `
    :root {
      --flx-font-family: "Gill Sans", Calibri, sans-serif;
      --flx-font-family-display: Georgia, serif;
    }`,
  },
  {
    slug: 'angles',
    title: 'Changer les angles',
    text: 'Les champs, les cartes et les fenêtres utilisent trois tailles d’angle.',
    css: `
    :root {
      --flx-radius-sm: 0;
      --flx-radius-md: 0;
      --flx-radius-lg: 0;
    }`,
  },
  {
    slug: 'sombre',
    title: 'Utiliser le mode sombre',
    text: 'Les couleurs suivent `color-scheme` : `light dark` suit le réglage du visiteur, `dark` impose le mode sombre. Donnez deux valeurs à vos propres couleurs.',
    css: `
    :root {
      color-scheme: dark;
      --flx-color-accent: light-dark(#7a1f3d, #f0a3bb);
      --flx-color-on-accent: light-dark(#fff, #2b0714);
    }`,
  },
]
