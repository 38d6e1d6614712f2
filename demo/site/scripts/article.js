// The articles seen last are stored in this browser only: the server never receives them.
const key = 'articles-vus'
const most = 6

function seen() {
  try {
    const kept = JSON.parse(localStorage.getItem(key))
    return Array.isArray(kept)
      ? kept.filter(({ path, picture }) => /^\/article\//.test(path) && /^\/media\//.test(picture))
      : []
  } catch {
    return []
  }
}

function keep(articles) {
  try {
    localStorage.setItem(key, JSON.stringify(articles))
  } catch {
    // When the browser stores nothing, nothing is shown.
  }
}

const section = document.querySelector('.seen')
const { path, name, image: picture } = section.dataset
const others = seen().filter((article) => article.path !== path)
keep([{ path, name, picture }, ...others].slice(0, most + 1))
for (const article of others.slice(0, most)) {
  const item = section.querySelector('template').content.cloneNode(true)
  item.querySelector('a').href = article.path
  item.querySelector('img').src = article.picture
  item.querySelector('span').textContent = article.name
  section.querySelector('ul').append(item)
}
section.hidden = others.length === 0
