import type { Entry } from '../entry.ts'

const line = `
      <fieldset>
        <legend>Ligne 1</legend>
        <p><label for="ligne-0-article">Article</label> <input id="ligne-0-article" name="lignes[0][article]"></p>
        <p><label for="ligne-0-quantite">Quantité</label>
          <input id="ligne-0-quantite" name="lignes[0][quantite]" type="number" min="1" value="1" data-flx-keep></p>
      </fieldset>`

export const repeatEntry: Entry = {
  tag: 'flx-repeat',
  title: 'Blocs répétables',
  family: 'forms',
  facts: [
    'Noms, `id`, `for`, légendes, liens d’erreur et règles `data-flx-if` suivent le numéro du bloc ; les choix des radios restent.',
    'Le numéro se reconnaît dans la page : `lignes[0][article]`, `lignes-0-article`, `article_1`, ou `__n__` dans un `<template>`.',
    'Un bloc retiré se remet en place d’un clic, avec sa saisie et ses fichiers.',
    'Dans `<flx-form>`, le brouillon rend les blocs ajoutés, retirés et déplacés.',
    'Masques, dates, complétions et envois de fichiers vivent pour eux-mêmes dans chaque bloc ; un bloc peut en répéter d’autres.',
    '`data-flx-optional` sur un `<fieldset>` : le visiteur le laisse de côté, et rien n’en part.',
    'La console et `?flx=diag` disent ce qui empêche un bloc d’être répété.',
  ],
  withoutScript: 'Les blocs que le serveur a écrits, à remplir ; vos boutons d’ajout lui sont envoyés.',
  keys: [
    ['Entrée sur « Ajouter »', 'le nouveau bloc a le focus, dans son premier champ'],
    ['Entrée sur ↑ ou ↓', 'le bloc change de place, le bouton garde le focus'],
    ['Entrée sur « Retirer »', 'le focus passe au bloc qui suit ; « Remettre » est juste après les blocs'],
    ['Échap', 'pendant qu’un bloc est tiré : il reprend sa place'],
  ],
  live: `
    <flx-repeat max="4" add-label="Ajouter une ligne">${line}
    </flx-repeat>`,
  fixed: ['start'],
}
