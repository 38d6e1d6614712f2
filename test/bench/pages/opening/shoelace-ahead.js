document.querySelector('.opener').addEventListener('click', () => document.querySelector('#box').show())
