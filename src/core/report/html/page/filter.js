// The only script of the HTML report. Everything is in the page without it; it shows the filter, applies it, keeps it in the address, and
// opens what a link leads to.
{
  const form = document.getElementById('filter');
  const files = [...document.querySelectorAll('.file')].map((block) => ({
    block,
    name: block.dataset.file.toLowerCase(),
    isOpen: block.open,
    items: [...block.querySelectorAll('.findings > li[data-rule]')].map((item) => ({
      item,
      level: item.className,
      rule: item.dataset.rule,
    })),
  }));
  const total = files.reduce((sum, { items }) => sum + items.length, 0);
  // So many are unfolded at once when a filter finds them.
  const FEW = 200;

  const levelBoxes = form ? [...form.querySelectorAll('[name=level]')] : [];
  const isWhole = () =>
    levelBoxes.every((box) => box.checked) && form.rule.value === '' && form.file.value.trim() === '';

  const apply = () => {
    const levels = new Set(levelBoxes.filter((box) => box.checked).map((box) => box.value));
    const rule = form.rule.value;
    const file = form.file.value.trim().toLowerCase();
    let shown = 0;
    for (const { block, name, items } of files) {
      let own = 0;
      const isNamed = name.includes(file);
      for (const each of items) {
        const fits = isNamed && levels.has(each.level) && (rule === '' || rule === each.rule);
        each.item.hidden = !fits;
        if (fits) own++;
      }
      block.hidden = own === 0;
      shown += own;
    }
    const whole = isWhole();
    for (const { block, isOpen } of files) if (!block.hidden) block.open = whole ? isOpen : shown <= FEW;
    form.querySelector('output').value = whole ? `${total} findings` : `${shown} of ${total} findings`;
  };

  const remember = () => {
    const query = new URLSearchParams();
    const levels = levelBoxes.filter((box) => box.checked).map((box) => box.value);
    if (levels.length < levelBoxes.length) query.set('level', levels.join(' '));
    if (form.rule.value !== '') query.set('rule', form.rule.value);
    if (form.file.value.trim() !== '') query.set('file', form.file.value.trim());
    const kept = query.size === 0 ? '' : `#?${query}`;
    history.replaceState(null, '', kept === '' ? location.pathname + location.search : kept);
  };

  const reset = () => {
    for (const box of levelBoxes) box.checked = true;
    form.rule.value = '';
    form.file.value = '';
  };

  const follow = () => {
    if (form && location.hash.startsWith('#?')) {
      const query = new URLSearchParams(location.hash.slice(2));
      reset();
      const levels = query.get('level');
      if (levels !== null) for (const box of levelBoxes) box.checked = levels.split(' ').includes(box.value);
      form.rule.value = query.get('rule') ?? '';
      if (form.rule.selectedIndex < 0) form.rule.value = '';
      form.file.value = query.get('file') ?? '';
      apply();
      form.scrollIntoView();
      return;
    }
    const target = document.getElementById(location.hash.slice(1));
    if (target === null) return;
    if (target.hidden) {
      reset();
      apply();
    }
    for (let fold = target.closest('details'); fold !== null; fold = fold.parentElement.closest('details'))
      fold.open = true;
    target.scrollIntoView();
    // What comes into sight for the first time takes another height than was guessed, and moves what is below.
    requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
  };

  if (form) {
    form.hidden = false;
    let waiting = 0;
    form.addEventListener('input', () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => {
        apply();
        remember();
      });
    });
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('reset', (event) => {
      event.preventDefault();
      reset();
      apply();
      remember();
    });
  }
  // Browsers that fold what is printed.
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  addEventListener('hashchange', follow);
  follow();
}
