// Runs within a page of "apigen explain --html" in a real browser, and says what it found in data-checks of the page's
// root: "passed", or what is wrong. Scripts/check-page adds it to copies of pages.
addEventListener("load", function () {
  "use strict";
  const root = document.documentElement;
  const faults = [];
  const expect = (holds, what) => { if (!holds) faults.push(what); };
  const isShown = (element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  const all = (selector) => Array.from(document.querySelectorAll(selector));

  // Colours as the browser paints them.
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  function pixel(color, below) {
    canvas.fillStyle = `rgb(${below.join(" ")})`;
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  }
  function background(element) {
    const own = getComputedStyle(element).backgroundColor;
    return pixel(own, element.parentElement ? background(element.parentElement) : [255, 255, 255]);
  }
  function luminance(color) {
    const [red, green, blue] = color.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function checkContrast(theme) {
    const told = new Set();
    for (const element of all("body *")) {
      const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.data.trim());
      if (!hasText || !isShown(element)) continue;
      const ground = background(element);
      const ink = pixel(getComputedStyle(element).color, ground);
      const [bright, dark] = [luminance(ink), luminance(ground)].sort((left, right) => right - left);
      const contrast = (bright + 0.05) / (dark + 0.05);
      const name = `${element.tagName}.${element.className}`;
      if (contrast < 4.5 && !told.has(name)) {
        told.add(name);
        faults.push(`contrast of ${contrast.toFixed(2)} in ${theme}: ${name}`);
      }
    }
  }

  // Nothing is wider than the window.
  expect(root.scrollWidth <= innerWidth, `the page is ${root.scrollWidth} wide in a window of ${innerWidth}`);

  // Links lead somewhere, and names are given once.
  const names = all("[id]").map((element) => element.id);
  expect(new Set(names).size === names.length, "an id stands twice");
  for (const link of all("a[href]")) {
    const href = link.getAttribute("href");
    expect(href.startsWith("#") && document.getElementById(href.slice(1)), `${href} leads nowhere`);
  }

  // What a reader of screens needs.
  let level = 0;
  for (const heading of all("h1, h2, h3, h4, h5, h6")) {
    const next = Number(heading.tagName[1]);
    expect(next <= level + 1, `${heading.tagName} "${heading.textContent}" follows H${level}`);
    level = next;
  }
  for (const control of all("button, input, summary, a")) {
    const label = control.textContent.trim() || control.getAttribute("aria-label") || (control.labels || []).length;
    expect(label, `${control.tagName}#${control.id} has no name`);
  }

  // The theme.
  const theme = document.getElementById("theme");
  expect(isShown(theme), "the theme has no button");
  const paper = () => getComputedStyle(document.body).backgroundColor;
  const before = paper();
  checkContrast("the system's theme");
  theme.click();
  expect(paper() !== before, "the button does not change the theme");
  checkContrast("the other theme");
  theme.click();
  expect(paper() === before, "the button does not change the theme back");

  // The filter.
  const cards = all(".card");
  const filter = document.getElementById("filter");
  const type = (text) => { filter.value = text; filter.dispatchEvent(new Event("input")); };
  const last = cards[cards.length - 1];
  type(last.querySelector("h3").textContent.split(/\s+/).filter(Boolean)[0]);
  expect(!last.hidden, "the filter hides what it looks for");
  type("no such thing anywhere 0123");
  expect(cards.every((card) => card.hidden), "the filter shows what does not fit");
  expect(document.getElementById("found").textContent.startsWith("0 of "), "the filter does not say what it found");
  location.hash = cards[0].id;
  setTimeout(function () {
    expect(cards.every((card) => !card.hidden), "a link does not lead to what the filter hides");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    expect(document.activeElement === filter, "the key for the filter does not lead there");
    expect(typeof window.wasAttacked === "undefined", "a value ran as a script");
    expect(all("img, iframe, object, embed, link").length === 0, "there is an element that loads something");
    root.dataset.checks = faults.length ? faults.join("; ") : "passed";
  }, 50);
});
