/** What a script in two files costs by itself: it reads the storage once, listens, and asks for an empty file. */
localStorage.getItem('rien')
document.addEventListener('click', () => {})
requestIdleCallback(() => import('./empty-module.js'))
