/** The hotel's own content around the tag: a header, a drawing, text, a table of about 200 cells. */

export const navigation = `<header class="top">
<a class="name" href="/">The Grand Harbour</a>
<nav aria-label="The house"><ul>
<li><a href="/">Meetings</a></li>
<li><a href="/button">A button</a></li>
<li><a href="/popup">A corner</a></li>
<li><a href="/two">Two houses</a></li>
<li><a href="/opera">At the opera</a></li>
<li><a href="/offices">Offices</a></li>
<li><a href="/on-request">On request</a></li>
<li><a href="/hostile">Hostile pages</a></li>
</ul></nav>
</header>`;

export const hero = `<div class="hero">
<svg viewBox="0 0 1200 380" role="img" aria-label="The house at the harbour, drawn">
<rect width="1200" height="380" fill="#e9dcc3"/>
<circle cx="930" cy="120" r="54" fill="#f6efe0"/>
<path d="M0 250 Q160 205 330 240 T700 228 T1200 246 V380 H0Z" fill="#c7c3a3"/>
<g fill="#6d3b2f"><rect x="390" y="110" width="330" height="170"/><path d="M374 112 555 46l181 66z"/></g>
<g fill="#f3d9a4"><rect x="420" y="140" width="34" height="46"/><rect x="482" y="140" width="34" height="46"/>
<rect x="544" y="140" width="34" height="46"/><rect x="606" y="140" width="34" height="46"/>
<rect x="668" y="140" width="34" height="46"/><rect x="420" y="212" width="34" height="46"/>
<rect x="482" y="212" width="34" height="46"/><rect x="606" y="212" width="34" height="46"/>
<rect x="668" y="212" width="34" height="46"/></g>
<rect x="542" y="206" width="38" height="74" fill="#2e1c18"/>
<rect y="280" width="1200" height="100" fill="#3f6470"/>
<g stroke="#84a3a8" stroke-width="3"><path d="M60 318h180M330 340h260M720 312h210M880 352h220"/></g>
<path d="M930 286h150l-26 34h-96zM1000 286V186l62 86h-62z" fill="#f6efe0"/>
</svg>
</div>`;

export const welcome = `<h1>A quiet house beside the water</h1>
<p class="lead">Since 1911 people have met here before the ships leave. Our rooms look at the harbour,
the coffee is roasted in the cellar, and nobody hurries you out.</p>
<p>Tell us when you come and how many you are. You see at once which rooms are free and what they
cost, and you can book without a call. If you prefer one, ask for <em>Margit</em> at the reception.</p>
<ul class="facts">
<li><strong>24</strong> rooms for meetings</li>
<li><strong>6 minutes</strong> on foot from the station</li>
<li><strong>Breakfast</strong> from half past six</li>
</ul>`;

const floors = ['Cellar', 'Ground floor', 'First floor', 'Second floor'] as const;
const views = ['the quay', 'the garden', 'the market'] as const;

const rows = Array.from({ length: 24 }, (_, index) => {
  const floor = floors[index % floors.length];
  const view = views[index % views.length];
  return `<tr><th scope="row">Room ${index + 1}</th><td>${floor}</td><td>${view}</td><td>${18 + index * 3} m²</td>
<td><span class="dot"></span>Daylight</td></tr>`;
});

export const roomTable = `<section aria-labelledby="rooms-title">
<h2 id="rooms-title">The house at a glance</h2>
<table class="rooms">
<thead><tr><th scope="col">Room</th><th scope="col">Floor</th><th scope="col">Looks at</th>
<th scope="col">Size</th><th scope="col">Light</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
</section>`;

export const farewell = `<section class="write" aria-labelledby="write-title">
<h2 id="write-title">Write to us</h2>
<form class="letter" action="/thanks" method="get">
<label for="letter-name">Your name</label><input id="letter-name" name="name" />
<label for="letter-text">Your question</label><textarea id="letter-text" name="text" rows="3"></textarea>
<button type="button">Send</button>
</form>
<details><summary>May I bring a dog?</summary><p>Of course. There is water at the door.</p></details>
</section>`;

export const footer = `<footer class="bottom">
<p>The Grand Harbour, Quay 4, Helsinki</p>
<p><a href="/hostile">Pages that make the life of the tag hard</a></p>
</footer>`;
