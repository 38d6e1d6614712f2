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
    'Les noms, `id`, `for`, légendes, liens d’erreur et règles `data-flx-if` suivent le numéro du bloc ; le choix des boutons radio est conservé.',
    'Le numéro est reconnu dans les formes `lignes[0][article]`, `lignes-0-article`, `article_1`, ou `__n__` dans un `<template>`.',
    'Le visiteur rétablit d’un clic un bloc retiré, avec sa saisie et ses fichiers.',
    'Dans `<flx-form>`, le brouillon conserve les blocs ajoutés, retirés et déplacés.',
    'Les masques, les dates, les suggestions et les envois de fichiers fonctionnent dans chaque bloc ; un bloc peut en répéter d’autres.',
    'Avec `data-flx-optional` sur un `<fieldset>`, le visiteur peut ignorer ce groupe, qui n’est alors pas envoyé.',
    'La console et `?flx=diag` indiquent pourquoi un bloc ne peut pas être répété.',
  ],
  withoutScript: 'Les blocs écrits par le serveur s’affichent ; vos boutons d’ajout lui sont envoyés.',
  keys: [
    ['Entrée sur « Ajouter »', 'Ajoute un bloc et place le focus dans son premier champ.'],
    ['Entrée sur ↑ ou ↓', 'Déplace le bloc et garde le focus sur le bouton.'],
    [
      'Entrée sur « Retirer »',
      'Retire le bloc et passe au suivant ; le bouton « Remettre » se trouve après les blocs.',
    ],
    ['Échap', 'Annule le déplacement en cours.'],
  ],
  live: `
    <flx-repeat max="4" add-label="Ajouter une ligne">${line}
    </flx-repeat>`,
  fixed: ['start'],
}
