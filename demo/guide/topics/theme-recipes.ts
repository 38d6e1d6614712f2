/** A thing that a site often wants, and the style sheet that does it. Each is run by a test. */
export interface ThemeRecipe {
  slug: string
  title: string
  text: string
  css: string
}

export const themeRecipes: ThemeRecipe[] = [
  {
    slug: 'bouton',
    title: 'Le bouton du site dans le panier',
    text: 'Vos règles sur `.flx-…` vont dans une couche déclarée après celle de flx. La première ligne est à écrire avant toute autre règle. Safari y perd un raccourci logique qui porte un `var()` : écrivez `margin-block-start` et `margin-block-end` plutôt que `margin-block`.',
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
    title: 'Sa police',
    text: 'Les éléments prennent la police de la page. Une autre pour eux, et une pour leurs titres, sont deux réglages.',
    css: `
    :root {
      --flx-font-family: "Gill Sans", Calibri, sans-serif;
      --flx-font-family-display: Georgia, serif;
    }`,
  },
  {
    slug: 'angles',
    title: 'Ses angles',
    text: 'Trois tailles d’angle servent partout : champs, cartes, fenêtres.',
    css: `
    :root {
      --flx-radius-sm: 0;
      --flx-radius-md: 0;
      --flx-radius-lg: 0;
    }`,
  },
  {
    slug: 'sombre',
    title: 'Le mode sombre',
    text: 'Les couleurs suivent `color-scheme` de la page : `light dark` suit le visiteur, `dark` est toujours sombre. Une couleur à vous donne les deux valeurs.',
    css: `
    :root {
      color-scheme: dark;
      --flx-color-accent: light-dark(#7a1f3d, #f0a3bb);
      --flx-color-on-accent: light-dark(#fff, #2b0714);
    }`,
  },
]
