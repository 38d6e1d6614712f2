/** What the example of an article, a node or a squelette holds: elements that any content takes. */
export const contentSnippet = `
    <flx-toggle>
      <button type="button">Horaires</button>
      <p hidden>Du mardi au samedi, de 10 h à 19 h.</p>
    </flx-toggle>
    <flx-share networks="facebook email copy"></flx-share>`
