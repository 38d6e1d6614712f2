</main>
<footer><p>Le phare, depuis 1862</p></footer>
<!-- guide: foot -->
<?php wp_footer(); ?>
</body>
</html>
