/** Example for the content of an article, a node or a squelette: elements that any content accepts. */
export const contentSnippet = `
    <flx-toggle>
      <button type="button">Horaires</button>
      <p hidden>Du mardi au samedi, de 10 h à 19 h.</p>
    </flx-toggle>
    <flx-share networks="facebook email copy"></flx-share>`
