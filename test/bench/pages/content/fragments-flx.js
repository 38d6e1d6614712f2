globalThis.isReady = () => [...document.querySelectorAll('flx-fragment')].every((block) => block.isReady)
globalThis.askAll = () => document.body.dispatchEvent(new CustomEvent('news', { bubbles: true }))
