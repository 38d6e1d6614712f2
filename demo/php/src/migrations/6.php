<?php
declare(strict_types=1);

// Les traductions, et celles de la page en anglais.

db()->exec(<<<'SQL'
CREATE TABLE translations (
  language TEXT NOT NULL,
  expression TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (language, expression)
) WITHOUT ROWID;
SQL);
seedTranslations();
