// Makes the file a module.
export {}

/** Names what the visitor chose. */
for (const choice of document.querySelectorAll('[data-choice]')) {
  choice.textContent = document.documentElement.dataset.chosen ?? ''
}
